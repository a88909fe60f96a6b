/** The random numbers that follow from a secret, as docs/fair_deals.md specifies. */

const KEY = "hmac-sha512:";
const WORD = 64n;
const WHOLE = 1n << WORD;
/** Number of blocks of 8 random numbers that are prepared for each deal. The largest deck takes 111 numbers. */
const BLOCKS = 16;
const IN_A_BLOCK = 8;

export async function sealOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Chance {
  private drawn = 0;

  private constructor(private readonly numbers: bigint[]) {}

  /** The first deal has the number 1. */
  static async of(secret: string, deal: number): Promise<Chance> {
    return new Chance(await (secret.startsWith(KEY) ? keyed(secret, deal) : generated(secret, deal)));
  }

  below(count: number): number {
    const width = BigInt(count);
    for (;;) {
      const number = this.numbers[this.drawn++];
      if (number === undefined) throw new RangeError("a deal has drawn more numbers than are listed");
      const product = number * width;
      if (product % WHOLE >= WHOLE % width) return Number(product >> WORD);
    }
  }

  shuffled<Card>(cards: readonly Card[]): Card[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}

async function keyed(secret: string, deal: number): Promise<bigint[]> {
  const method = { name: "HMAC", hash: "SHA-512" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), method, false, ["sign"]);
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    crypto.subtle.sign("HMAC", key, bytes(`deal ${deal} ${block + 1}`)),
  );
  return (await Promise.all(blocks)).flatMap((block) => {
    const view = new DataView(block);
    return Array.from({ length: IN_A_BLOCK }, (_, place) => view.getBigUint64(8 * place, true));
  });
}

/** Return the numbers of an old secret, from before seals had a key. */
async function generated(secret: string, deal: number): Promise<bigint[]> {
  const texts = [secret, "deal", String(deal)].flatMap((text) => [...length(text), ...bytes(text)]);
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(texts));
  let word = new DataView(digest).getBigUint64(0, true);
  return Array.from({ length: BLOCKS * IN_A_BLOCK }, () => {
    word = (word + 0xa0761d6478bd642fn) % WHOLE;
    const product = word * (word ^ 0xe7037ed1a0b428dbn);
    return (product >> WORD) ^ (product % WHOLE);
  });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function length(text: string): number[] {
  return [text.length, 0, 0, 0, 0, 0, 0, 0];
}
