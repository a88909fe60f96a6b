export const sharable = typeof navigator.share === "function";

/** Whether the address of this page works on this computer only. */
export const localOnly = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Whether this is the browser inside a messenger, which shares no storage with the device's browser. */
export const inApp =
  /\b(FBAN|FBAV|Instagram|Line\/|WhatsApp|Telegram|Snapchat|TikTok|musical_ly)|; wv\)/.test(
    navigator.userAgent,
  );

/** Share a link. Closing the dialog is not an error. */
export async function send(what: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}

/** Return whether the text was copied. Browsers offer the clipboard on https only. */
export function copied(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  return clipboard
    ? clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
}
