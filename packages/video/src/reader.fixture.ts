/** A reader of what this package writes, made from the standards alone, so that a test can compare every pixel. */
export interface Box {
  readonly name: string;
  readonly body: Uint8Array;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

export function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = view(bytes).getUint32(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`a box of ${size} bytes at ${at}`);
    boxes.push({ name: nameAt(bytes, at + 4), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

export function boxAt(bytes: Uint8Array, ...names: readonly string[]): Uint8Array {
  return names.reduce((inside, name) => {
    const found = boxesIn(inside).find((each) => each.name === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found.body;
  }, bytes);
}

export interface ReadSegment {
  readonly number: number;
  readonly startsAtMs: number;
  readonly durationsMs: readonly number[];
  readonly units: readonly Uint8Array[];
}

export function readSegment(bytes: Uint8Array): ReadSegment {
  const run = view(boxAt(bytes, 'moof', 'traf', 'trun'));
  const count = run.getUint32(4);
  const moofAt = bytes.length - boxAt(bytes, 'mdat').length - 8 - boxAt(bytes, 'moof').length - 8;
  let at = moofAt + run.getUint32(8);
  const units: Uint8Array[] = [];
  const durationsMs: number[] = [];
  for (let sample = 0; sample < count; sample += 1) {
    durationsMs.push(run.getUint32(12 + sample * 12));
    const size = run.getUint32(16 + sample * 12);
    if (view(bytes).getUint32(at) !== size - 4) throw new Error('a sample is one unit');
    units.push(bytes.subarray(at + 4, at + size));
    at += size;
  }
  if (at !== bytes.length) throw new Error('bytes that belong to no sample');
  return {
    number: view(boxAt(bytes, 'moof', 'mfhd')).getUint32(4),
    startsAtMs: Number(view(boxAt(bytes, 'moof', 'traf', 'tfdt')).getBigUint64(4)),
    durationsMs,
    units,
  };
}

class Reader {
  #at = 8;
  readonly #bytes: Uint8Array;

  constructor(unit: Uint8Array) {
    // Emulation prevention is taken out.
    this.#bytes = unit.filter(
      (byte, at) => !(byte === 3 && at > 2 && unit[at - 1] === 0 && unit[at - 2] === 0),
    );
  }

  bits(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, this.#at += 1)
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    return value;
  }

  ue(): number {
    let zeros = 0;
    while (this.bits(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  byte(): number {
    return this.bits(8);
  }

  align(): void {
    while (this.#at % 8 !== 0) if (this.bits(1) !== 0) throw new Error('an alignment that is not zero');
  }

  /** Whether anything but the stop bit is left. */
  hasMore(): boolean {
    let last = this.#bytes.length - 1;
    while (this.#bytes[last] === 0) last -= 1;
    const trailing = Math.log2((this.#bytes[last] ?? 0) & -(this.#bytes[last] ?? 0));
    return this.#at < last * 8 + 7 - trailing;
  }
}

export interface Planes {
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** The size in blocks that a set of sequence parameters gives. */
export function sizeIn(sequence: Uint8Array): readonly [number, number] {
  const reader = new Reader(sequence);
  reader.bits(24);
  for (let field = 0; field < 4; field += 1) reader.ue();
  reader.bits(1);
  return [reader.ue() + 1, reader.ue() + 1];
}

/** Decodes the units of a segment to whole pictures. */
export function decode(units: readonly Uint8Array[], columns: number, rows: number): Planes[] {
  const pixels = columns * rows * 256;
  let planes: Planes = {
    luma: new Uint8Array(pixels),
    blue: new Uint8Array(pixels / 4),
    red: new Uint8Array(pixels / 4),
  };
  return units.map((unit, index) => {
    planes = {
      luma: planes.luma.slice(),
      blue: planes.blue.slice(),
      red: planes.red.slice(),
    };
    const isWhole = (unit[0] ?? 0) % 32 === 5;
    if (isWhole !== (index === 0)) throw new Error('a segment begins with its one whole picture');
    const reader = new Reader(unit);
    if (reader.ue() !== 0) throw new Error('a slice begins with the first block');
    const type = reader.ue();
    if (type !== (isWhole ? 7 : 5)) throw new Error(`a slice of type ${type}`);
    reader.ue();
    if (reader.bits(8) !== index) throw new Error('the number of a frame');
    if (isWhole) reader.ue();
    // Marking of references (two bits or one and one), the quantiser and the smoothing.
    reader.bits(isWhole ? 2 : 3);
    reader.ue();
    if (reader.ue() !== 1) throw new Error('edges are smoothed');
    let block = 0;
    while (reader.hasMore()) {
      if (!isWhole) block += reader.ue();
      if (!reader.hasMore()) break;
      const kind = reader.ue();
      if (kind !== (isWhole ? 25 : 30)) throw new Error(`a block of type ${kind}`);
      reader.align();
      readBlock(reader, planes, columns, block);
      block += 1;
    }
    if (block !== columns * rows) throw new Error(`${block} of ${columns * rows} blocks`);
    return planes;
  });
}

function readBlock(reader: Reader, { luma, blue, red }: Planes, columns: number, block: number): void {
  const [row, column] = [Math.floor(block / columns), block % columns];
  const fill = (plane: Uint8Array, size: number) => {
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        plane[(row * size + y) * columns * size + column * size + x] = reader.byte();
  };
  fill(luma, 16);
  fill(blue, 8);
  fill(red, 8);
}
