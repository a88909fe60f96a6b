import { CallFailed } from "$lib/net/api";
import { calls } from "./calls";
import type { Access, Confirmation, ErrorCode, MadePasskey, Question, UsedPasskey } from "$lib/protocol";
import { creationOptions, requestOptions, asJson } from "./webauthn";

/** Return the reason why this page cannot use passkeys, or `null` if it can. */
export function hindrance(): "insecure" | "address" | "unknown" | null {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return typeof PublicKeyCredential === "undefined" ? "unknown" : null;
}

export async function make({ options }: Question): Promise<MadePasskey> {
  return asJson(await asked(() => navigator.credentials.create({ publicKey: creationOptions(options) })));
}

/**
 * Use a passkey of this device. With `quietly`, wait until the player picks a passkey from the suggestions for a name.
 */
export async function use({ options }: Question, quietly?: AbortSignal): Promise<UsedPasskey> {
  const how = quietly ? { mediation: "conditional" as const, signal: quietly } : {};
  return asJson(await asked(() => navigator.credentials.get({ publicKey: requestOptions(options), ...how })));
}

/** Whether this browser can list passkeys in the suggestions for a name. */
export async function fillsIn(): Promise<boolean> {
  if (hindrance() !== null || typeof PublicKeyCredential.isConditionalMediationAvailable !== "function")
    return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Whether a passkey can prove who owns the account. */
export function provable({ passkeys }: Access): boolean {
  return hindrance() === null && passkeys.some(({ here }) => here);
}

export async function proof(): Promise<Confirmation> {
  return { passkey: await use(await calls.askPasskey({ purpose: "confirm" })) };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential !== null) return credential as PublicKeyCredential;
  } catch (error) {
    throw failed(REASONS[error instanceof DOMException ? error.name : ""] ?? "passkey_impossible");
  }
  throw failed("passkey_cancelled");
}

const REASONS: Record<string, ErrorCode> = {
  AbortError: "passkey_cancelled",
  InvalidStateError: "passkey_known",
  NotAllowedError: "passkey_cancelled",
  SecurityError: "no_passkeys",
};

function failed(code: ErrorCode): CallFailed {
  return new CallFailed({ code, message: "" }, 0);
}
