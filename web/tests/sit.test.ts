import { beforeEach, expect, test, vi } from "vitest";
import { api, CallFailed } from "../src/lib/net/api";
import { sit } from "../src/lib/net/sit";
import type { Table } from "../src/lib/protocol";

vi.mock("../src/lib/net/api", async (original) => ({
  ...(await original<typeof import("../src/lib/net/api")>()),
  api: { sit: vi.fn(), table: vi.fn() },
}));

const here = { id: "t", number: 4 };
const taken = new CallFailed({ code: "seat_taken", message: "" }, 409);

beforeEach(() => vi.resetAllMocks());

test("the request for a seat contains the last known event", async () => {
  vi.mocked(api.sit).mockResolvedValue({ you: 1 } as Table);
  expect(await sit(here, "Ada", 1)).toEqual({ you: 1 });
  expect(api.sit).toHaveBeenCalledWith("t", "Ada", 1, 4);
});

test("a person who got a seat in another tab shares it", async () => {
  vi.mocked(api.sit).mockRejectedValue(taken);
  vi.mocked(api.table).mockResolvedValue({ you: 2 } as Table);
  expect(await sit(here, "Ada", 1)).toEqual({ you: 2 });
});

test("the error that another person took the seat is reported", async () => {
  vi.mocked(api.sit).mockRejectedValue(taken);
  vi.mocked(api.table).mockResolvedValue({ you: null } as Table);
  await expect(sit(here, "Ada", 1)).rejects.toBe(taken);
});
