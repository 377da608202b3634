import { describe, expect, jest, test } from 'bun:test';
import { gatheredOutput } from '../../src/lib/line-output.ts';
import { makeLog } from '../../src/lib/log.ts';
import { prettyLine } from '../../src/lib/pretty-line.ts';

describe('gathered lines', () => {
  function gathered() {
    const written: string[] = [];
    return { written, output: gatheredOutput((text) => written.push(text), 100) };
  }

  test('go out together, before the next line that must not wait', () => {
    const { written, output } = gathered();
    output.writeSoon('one\n');
    output.writeSoon('two\n');
    expect(written).toEqual([]);
    output.write('urgent\n');
    expect(written).toEqual(['one\ntwo\nurgent\n']);
    output.flush();
    expect(written).toHaveLength(1);
  });

  test('go out when many have come together', () => {
    const { written, output } = gathered();
    const line = `${'x'.repeat(199)}\n`;
    for (let count = 0; count < 1_000; count += 1) output.writeSoon(line);
    output.flush();
    expect(written.join('')).toBe(line.repeat(1_000));
    expect(written.length).toBeGreaterThan(5);
    expect(written.length).toBeLessThan(50);
  });

  test('wait a tenth of a second at most', () => {
    jest.useFakeTimers();
    try {
      const { written, output } = gathered();
      output.writeSoon('one\n');
      jest.advanceTimersByTime(60);
      output.writeSoon('two\n');
      expect(written).toEqual([]);
      jest.advanceTimersByTime(40);
      expect(written).toEqual(['one\ntwo\n']);
      output.writeSoon('three\n');
      jest.advanceTimersByTime(100);
      expect(written).toEqual(['one\ntwo\n', 'three\n']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('keep their order among the lines of the log', () => {
    const { written, output } = gathered();
    const log = makeLog('info', output);
    output.writeSoon('{"msg":"a request"}\n');
    log.warn({ n: 1 }, 'a warning');
    log.debug('not shown');
    const messages = written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(['a request', 'a warning']);
  });
});

describe('a line on a terminal', () => {
  const common = { level: 'info', time: '2026-11-16T15:00:00.123Z' };

  test('shows time of day, level and message, then the fields that have a value', () => {
    const line = JSON.stringify({ ...common, n: 1, siteId: null, name: 'abc', msg: 'stopping' });
    expect(prettyLine(`${line}\n`, false)).toBe('15:00:00.123  info   stopping  n=1  name=abc\n');
  });

  test('says of a request what was asked and answered, and how long that took', () => {
    const answered = { method: 'GET', status: 404, durationMs: 1.9, msg: 'answered a request' };
    const line = JSON.stringify({ ...common, requestId: 'abc', route: '/v1/:id', ...answered });
    expect(prettyLine(line, false)).toBe(
      '15:00:00.123  info   GET /v1/:id 404 1.9 ms  requestId=abc\n',
    );
    const stray = JSON.stringify({ ...common, route: null, ...answered });
    expect(prettyLine(stray, false)).toBe('15:00:00.123  info   GET (no route) 404 1.9 ms\n');
  });

  test('is colored where the terminal can show that', () => {
    const warning = JSON.stringify({ level: 'warn', msg: 'mind' });
    expect(prettyLine(warning, true)).toContain('\x1b[33mwarn \x1b[0m');
    expect(prettyLine(warning, false)).not.toContain('\x1b');
  });

  test('cannot steer the terminal, and shows a stack on lines of its own', () => {
    const error = 'Error: \x1b[2J\x07\u009b31m gone\n    at one\n    at two';
    const shown = prettyLine(JSON.stringify({ level: 'error', error, msg: 'failed\r' }), false);
    expect(shown).toContain('\n    ');
    expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('is left as it is when it is no record', () => {
    for (const text of ['not JSON\n', '[1]\n', '"text"\n'])
      expect(prettyLine(text, true)).toBe(text);
  });
});
