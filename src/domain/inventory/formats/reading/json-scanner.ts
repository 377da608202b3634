import { MalformedFeed } from '../feed-error.ts';

/** Keys under which the stock of a JSON feed is a list, in any case. */
const listKeys = new Set(
  (
    'vehicles vehicle vehiclelist listings listing inventory inventoryitems inventorylist items ' +
    'item results cars autos units stock records rows docs entries products data response payload'
  ).split(' '),
);
const depthLimit = 64;
const recordLimit = 2_000_000;
/** Frames that are shared cost little: this many are a few megabytes. */
const deepestInRecord = 1_000_000;
/** No value but a text is longer, and no key. */
const longestToken = 1_000;
const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const plainText = /[ !#-[\]-\uFFFF]*/y;

type Frame = { list: boolean; key: string | null; isStock: boolean };
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next' | 'nothing';
/** `fault` says what is wrong with a record alone: the file goes on behind it. */
export type FoundRecord = { line: number; text: string; fault: string | null };
type Captured = FoundRecord & { depth: number; from: number };

const deepList: Frame = { list: true, key: null, isStock: false };
const deepObject: Frame = { list: false, key: null, isStock: false };

/**
 * Checks JSON (RFC 8259) as it streams past and cuts out the members of the stock list, so that a
 * file of any size needs the memory of one vehicle, and a fault has its line and column.
 */
export class JsonScanner {
  readonly records: FoundRecord[] = [];
  private readonly stack: Frame[] = [];
  private expected: Expected = 'value';
  private token: { kind: 'string' | 'key' | 'scalar'; text: string; escape: string } | null = null;
  private captured: Captured | null = null;
  private line = 1;
  private lineStart = 0;
  private offset = 0;

  write(text: string): void {
    let at = 0;
    while (at < text.length) at = this.token ? this.inToken(text, at) : this.between(text, at);
    if (this.captured) this.keep(this.captured, text);
    this.offset += text.length;
  }

  end(): void {
    if (this.token?.kind === 'scalar') this.closeScalar(0);
    if (this.expected !== 'nothing' || this.token) this.fail(0, 'it ends too early');
  }

  private keep(captured: Captured, text: string, end = text.length): void {
    if (captured.fault === null) captured.text += text.slice(captured.from, end);
    captured.from = 0;
    if (captured.text.length > recordLimit) captured.fault ??= 'The vehicle is too long.';
    if (captured.fault !== null) captured.text = '';
  }

  private between(text: string, at: number): number {
    const character = text.charAt(at);
    if (character === '\n') return this.nextLine(at);
    if (character === ' ' || character === '\t' || character === '\r') return at + 1;
    else if (character === '"') this.openString(at);
    else if (character === '{' || character === '[') this.open(at, character === '[');
    else if (character === '}' || character === ']') this.close(text, at, character === ']');
    else if (character === ',') this.comma(at);
    else if (character === ':') this.expect(at, character, ['colon'], 'value');
    else {
      this.expect(at, character, ['value', 'first value'], 'next');
      this.noteStranger();
      this.token = { kind: 'scalar', text: character, escape: '' };
    }
    return at + 1;
  }

  private openString(at: number): void {
    const isKey = this.expected === 'key' || this.expected === 'first key';
    if (!isKey) this.expect(at, '"', ['value', 'first value'], 'next');
    if (!isKey) this.noteStranger();
    this.token = { kind: isKey ? 'key' : 'string', text: '', escape: '' };
  }

  private open(at: number, list: boolean): void {
    this.expect(at, list ? '[' : '{', ['value', 'first value'], list ? 'first value' : 'first key');
    if (this.stack.length >= depthLimit) return this.openDeep(at, list);
    const parent = this.stack.at(-1);
    if (parent?.isStock && !list && !this.captured) {
      const depth = this.stack.length;
      this.captured = { line: this.line, text: '', fault: null, depth, from: at };
    } else this.noteStranger();
    this.stack.push({ list, key: null, isStock: list && !this.captured && this.isStockList() });
  }

  private openDeep(at: number, list: boolean): void {
    if (!this.captured || this.stack.length > deepestInRecord) {
      this.fail(at, 'it is nested too deeply');
    }
    this.captured.fault ??= 'The vehicle is nested too deeply.';
    this.stack.push(list ? deepList : deepObject);
  }

  /** A member of the stock list that is no object is a row too, if an empty one. */
  private noteStranger(): void {
    if (this.captured || !this.stack.at(-1)?.isStock) return;
    this.records.push({ line: this.line, text: '{}', fault: null });
  }

  private isStockList(): boolean {
    const keys = this.stack.map((frame) => frame.key);
    return keys.every(
      (key) => key !== null && listKeys.has(key.toLowerCase().replaceAll(/[_-]/g, '')),
    );
  }

  private close(text: string, at: number, list: boolean): void {
    const frame = this.stack.at(-1);
    const allowed: Expected[] = ['next', list ? 'first value' : 'first key'];
    if (!frame || frame.list !== list || !allowed.includes(this.expected)) {
      this.fail(at, `a ${list ? ']' : '}'} is out of place`);
    }
    this.stack.pop();
    this.settle();
    if (this.captured?.depth !== this.stack.length) return;
    this.keep(this.captured, text, at + 1);
    const { line, text: record, fault } = this.captured;
    this.records.push({ line, text: record, fault });
    this.captured = null;
  }

  private comma(at: number): void {
    const frame = this.stack.at(-1);
    this.expect(at, ',', frame ? ['next'] : [], frame?.list ? 'value' : 'key');
  }

  private inToken(text: string, at: number): number {
    return this.token?.kind === 'scalar' ? this.inScalar(text, at) : this.inString(text, at);
  }

  private inScalar(text: string, at: number): number {
    const character = text.charAt(at);
    if (this.token && /[\w.+-]/.test(character)) {
      if (this.token.text.length < longestToken) this.token.text += character;
      else this.fail(at, 'a value is too long');
      return at + 1;
    }
    this.closeScalar(at);
    return at;
  }

  private closeScalar(at: number): void {
    const text = this.token?.text ?? '';
    if (!scalar.test(text)) this.fail(at - text.length, `"${text.slice(0, 20)}" is not a value`);
    this.token = null;
    this.settle();
  }

  private inString(text: string, at: number): number {
    const { token } = this;
    if (!token) return at;
    if (token.escape !== '') return this.inEscape(text.charAt(at), at);
    plainText.lastIndex = at;
    const run = plainText.exec(text)?.[0] ?? '';
    if (token.kind === 'key' && token.text.length < longestToken) token.text += run;
    const end = at + run.length;
    if (end >= text.length) return end;
    const character = text.charAt(end);
    if (character === '\\') token.escape = '\\';
    else if (character === '"') this.closeString(token);
    else this.failRecord(end, 'a string holds a control character');
    return character === '\n' ? this.nextLine(end) : end + 1;
  }

  private inEscape(character: string, at: number): number {
    const { token } = this;
    if (!token) return at;
    const escape = token.escape + character;
    if (!/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})$/.test(escape)) {
      this.failRecord(at, `"${escape}" is not an escape`);
      token.escape = '';
      // What stands in the place of the escape may end the string, or the line.
      return character === '"' || character < ' ' ? at : at + 1;
    }
    token.escape = escape.charAt(1) === 'u' && escape.length < 6 ? escape : '';
    return at + 1;
  }

  private closeString(token: { kind: string; text: string }): void {
    this.token = null;
    const frame = this.stack.at(-1);
    if (token.kind !== 'key' || !frame) this.settle();
    else {
      frame.key = token.text;
      this.expected = 'colon';
    }
  }

  private settle(): void {
    this.expected = this.stack.length === 0 ? 'nothing' : 'next';
  }

  private expect(at: number, found: string, allowed: Expected[], then: Expected): void {
    if (!allowed.includes(this.expected)) this.fail(at, `a ${found} is out of place`);
    this.expected = then;
  }

  private nextLine(at: number): number {
    this.line += 1;
    this.lineStart = this.offset + at + 1;
    return at + 1;
  }

  /** Inside a vehicle the fault is its alone, as long as its brackets can be followed. */
  private failRecord(at: number, fault: string): void {
    if (!this.captured) this.fail(at, fault);
    const place = `line ${this.line}, column ${this.offset + at - this.lineStart + 1}`;
    this.captured.fault ??= `The vehicle is not valid JSON at ${place}: ${fault}.`;
  }

  private fail(at: number, fault: string): never {
    throw new MalformedFeed(this.line, this.offset + at - this.lineStart + 1, fault);
  }
}
