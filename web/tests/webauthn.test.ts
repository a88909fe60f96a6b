import { afterEach, expect, test, vi } from "vitest";
import { bytes, creationOptions, requestOptions, text, asJson } from "../src/account/webauthn";

afterEach(() => vi.unstubAllGlobals());

test("encoded bytes are decoded again without padding", () => {
  for (const length of [1, 2, 3, 32, 255]) {
    const some = Uint8Array.from({ length }, (_, at) => (at * 83 + 250) % 256);
    expect(text(some.buffer)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect([...bytes(text(some.buffer))]).toEqual([...some]);
  }
});

test("a browser that cannot parse the options gets byte arrays", () => {
  vi.stubGlobal("PublicKeyCredential", {});
  const user = { id: "AQI", name: "Ada", displayName: "Ada" };
  const made = creationOptions({
    challenge: "-_8",
    user,
    excludeCredentials: [{ id: "Aw", type: "public-key" }],
  });
  expect(made.challenge).toEqual(Uint8Array.of(251, 255));
  expect(made.user).toEqual({ ...user, id: Uint8Array.of(1, 2) });
  expect(made.excludeCredentials).toEqual([{ id: Uint8Array.of(3), type: "public-key" }]);
  const used = requestOptions({ challenge: "AQI", rpId: "localhost" });
  expect(used).toEqual({ challenge: Uint8Array.of(1, 2), rpId: "localhost", allowCredentials: [] });
});

test("only the available parts of a credential are sent", () => {
  const buffer = Uint8Array.of(1, 2).buffer;
  const response = { clientDataJSON: buffer, signature: buffer, userHandle: null };
  expect(
    asJson({ id: "AQI", rawId: buffer, type: "public-key", response } as unknown as PublicKeyCredential),
  ).toEqual({
    id: "AQI",
    rawId: "AQI",
    type: "public-key",
    response: { clientDataJSON: "AQI", signature: "AQI" },
  });
});
