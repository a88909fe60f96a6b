import { CallFailed } from "$lib/net/api";
import { calls } from "./calls";
import type { Access, Confirmation, ErrorCode, MadePasskey, Question, UsedPasskey } from "$lib/protocol";
import { creationOptions, requestOptions, asJson } from "./webauthn";

/** Why there are no passkeys on this page, if that is so. */
export function hindrance(): "insecure" | "address" | "unknown" | null {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return typeof PublicKeyCredential === "undefined" ? "unknown" : null;
}

/** Let this device make a passkey. */
export async function make({ options }: Question): Promise<MadePasskey> {
  return asJson(await asked(() => navigator.credentials.create({ publicKey: creationOptions(options) })));
}

/** Let this device use one of its passkeys: at once, or `quietly` until then, once somebody takes it from what fills in a name. */
export async function use({ options }: Question, quietly?: AbortSignal): Promise<UsedPasskey> {
  const how = quietly ? { mediation: "conditional" as const, signal: quietly } : {};
  return asJson(await asked(() => navigator.credentials.get({ publicKey: requestOptions(options), ...how })));
}

/** Whether this browser can list passkeys with the names it fills in. */
export async function fillsIn(): Promise<boolean> {
  if (hindrance() !== null || typeof PublicKeyCredential.isConditionalMediationAvailable !== "function")
    return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Whether a passkey can confirm here that this is still the holder of the account. */
export function provable({ passkeys }: Access): boolean {
  return hindrance() === null && passkeys.some(({ here }) => here);
}

/** What confirms by a passkey that this is still the holder of the account. */
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
