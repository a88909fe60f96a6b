/** Whether this device has a way of its own to send something to somebody. */
export const sharable = typeof navigator.share === "function";

/** Whether the address of this page is understood on this computer only. */
export const lonely = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Whether this is the browser of an app for messages: what it remembers is not there in the device's own browser. */
export const inApp =
  /\b(FBAN|FBAV|Instagram|Line\/|WhatsApp|Telegram|Snapchat|TikTok|musical_ly)|; wv\)/.test(
    navigator.userAgent,
  );

/** Offer it to whatever this device can send with. Whoever closes that window has changed their mind: that is no failure. */
export async function send(what: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}

/** Whether it was copied: browsers offer the clipboard on https only. */
export function copied(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  return clipboard
    ? clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
}
