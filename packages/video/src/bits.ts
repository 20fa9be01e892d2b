/** Bits as H.264 (ITU-T H.264, 7.3 and 9.1) writes them, the highest first. */
export class Bits {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #byte = 0;
  #used = 0;

  /** The lowest `count` bits of a number; up to 32. */
  put(count: number, value: number): this {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      this.#byte = (this.#byte << 1) | ((value >>> bit) & 1);
      this.#used += 1;
      if (this.#used === 8) this.#push();
    }
    return this;
  }

  /** Exp-Golomb, unsigned: ue(v). */
  ue(value: number): this {
    const length = 32 - Math.clz32(value + 1);
    return this.put(length - 1, 0).put(length, value + 1);
  }

  /** A signed zero, the only se(v) that is written here. */
  seZero(): this {
    return this.put(1, 1);
  }

  align(): this {
    while (this.#used !== 0) this.put(1, 0);
    return this;
  }

  /** Bytes as they are; only after `align`. */
  bytes(source: Uint8Array, from: number, count: number): this {
    this.#reserve(count);
    this.#bytes.set(source.subarray(from, from + count), this.#length);
    this.#length += count;
    return this;
  }

  /** What was written, with the stop bit. */
  end(): Uint8Array {
    this.put(1, 1).align();
    return this.#bytes.subarray(0, this.#length);
  }

  #push(): void {
    this.#reserve(1);
    this.#bytes[this.#length] = this.#byte & 0xff;
    this.#length += 1;
    this.#byte = 0;
    this.#used = 0;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    wider.set(this.#bytes);
    this.#bytes = wider;
  }
}

/** Emulation prevention: three bytes that would look like the start of a unit get a 3 between them (7.4.1). */
export function protectedBytes(payload: Uint8Array): Uint8Array {
  const places: number[] = [];
  let zeros = 0;
  for (let at = 0; at < payload.length; at += 1) {
    const byte = payload[at] ?? 0;
    if (zeros >= 2 && byte <= 3) {
      places.push(at);
      zeros = 0;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  if (places.length === 0) return payload;
  const out = new Uint8Array(payload.length + places.length);
  let from = 0;
  for (const [index, place] of places.entries()) {
    out.set(payload.subarray(from, place), from + index);
    out[place + index] = 3;
    from = place;
  }
  out.set(payload.subarray(from), from + places.length);
  return out;
}
