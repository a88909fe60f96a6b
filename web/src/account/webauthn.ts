/** The JSON form of WebAuthn, for browsers without their own conversion. */
import type { Question } from "$lib/protocol";

type Options = Question["options"];
type Described = { id: string; type: "public-key" };

export function creationOptions(options: Options): PublicKeyCredentialCreationOptions {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function")
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return {
    ...(json as object),
    challenge: bytes(json.challenge),
    user: { ...json.user, id: bytes(json.user.id) },
    excludeCredentials: described(json.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
}

export function requestOptions(options: Options): PublicKeyCredentialRequestOptions {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function")
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return {
    ...(json as object),
    challenge: bytes(json.challenge),
    allowCredentials: described(json.allowCredentials),
  };
}

/** Return a credential for the server. Binary parts are in base64url. */
export function asJson<Message>(credential: PublicKeyCredential): Message {
  const { response } = credential;
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const parts = names.flatMap((name): [string, string][] => {
    const value: unknown = response[name as keyof AuthenticatorResponse];
    return value instanceof ArrayBuffer ? [[name, text(value)]] : [];
  });
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(parts),
  } as Message;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function described(list: readonly { id: string }[] | undefined): PublicKeyCredentialDescriptor[] {
  return ((list ?? []) as Described[]).map(({ id }) => ({ id: bytes(id), type: "public-key" }));
}
