import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Offer } from "../src/account/offer";

const FIVE_MINUTES = 300_000;
type Asked = { signal: AbortSignal; take: (credential: unknown) => void };

let asked: Asked[];
let questions: number;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  questions = 0;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("location", { hostname: "localhost", search: "" });
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: () => Promise.resolve(true) });
  vi.stubGlobal("fetch", () => {
    questions += 1;
    return Promise.resolve(Response.json({ options: { challenge: "AQI" } }));
  });
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((take, refuse) => {
      asked.push({ signal, take });
      signal.addEventListener("abort", () => refuse(new DOMException("", "AbortError")));
    });
  vi.stubGlobal("navigator", { credentials: { get } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(1);
const standing = () => asked.map(({ signal }) => !signal.aborted);

test("a passkey that the person selects is reported once", async () => {
  const ontake = vi.fn();
  new Offer(ontake).begin();
  await settle();
  const { buffer } = Uint8Array.of(1, 2);
  asked[0]!.take({ id: "AQI", rawId: buffer, type: "public-key", response: { signature: buffer } });
  await settle();
  expect(ontake.mock.calls).toEqual([
    [{ id: "AQI", rawId: "AQI", type: "public-key", response: { signature: "AQI" } }],
  ]);
});

test("an ended offer is cancelled, even during its request to the server", async () => {
  const offer = new Offer(() => undefined);
  offer.begin();
  offer.end();
  await settle();
  expect(asked).toEqual([]);
  offer.begin();
  await settle();
  offer.end();
  expect(standing()).toEqual([false]);
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(asked.length).toBe(1);
});

test("an offer is renewed before it expires, but not while the page is hidden", async () => {
  new Offer(() => undefined).begin();
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(standing()).toEqual([false, true]);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(10 * FIVE_MINUTES);
  expect(questions).toBe(2);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(standing()).toEqual([false, false, true]);
});

test("a browser that cannot offer passkeys in a form is not asked", async () => {
  vi.stubGlobal("PublicKeyCredential", {});
  new Offer(() => undefined).begin();
  await settle();
  expect([questions, asked.length]).toEqual([0, 0]);
});
