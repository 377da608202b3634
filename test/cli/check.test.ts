import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandRun, runCommand } from '../support/command.ts';
import { program } from '../support/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-check-'));
/** There is none, and none may come to be. */
const DATA_DIR = join(folder, 'no-data');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function check(...args: string[]): Promise<CommandRun> {
  return runCommand(['check', ...args], { DATA_DIR });
}

async function checkInput(text: string, ...args: string[]): Promise<CommandRun> {
  const child = Bun.spawn([...program, 'check', '-', ...args], {
    env: { DATA_DIR },
    stdin: new Blob([text]),
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const output = await new Response(child.stdout).text();
  const errors = await new Response(child.stderr).text();
  await child.exited;
  return { status: child.exitCode, output, errors };
}

const faulty = '# Deals\n\nCome in.\n\nOwn it for $299 per month.\n\nLow miles!\n';

describe('forecourt check', () => {
  test('tells a person what is wrong, where, and what mends it, the gravest first', async () => {
    const run = await check(fileWith('deals.md', faulty));
    expect(run.status).toBe(1);
    const lines = run.output.trimEnd().split('\n');
    expect(lines[0]).toBe('ERROR    paragraph 2, sentence 1 (line 5)  Z-PMT-AMT');
    expect(lines[1]).toContain('Not found: the annual percentage rate (APR)');
    expect(lines[2]).toContain('Fix: Add the terms');
    expect(lines[3]).toBe('NOTE     paragraph 3, sentence 1 (line 7)  V-LOW-MILES');
    expect(lines.at(-1)).toBe(
      'fail, score 73 of 100: 1 error, 0 warnings, 1 note. Flagged for review only.',
    );
    expect(run.errors.trimEnd()).toMatch(/^forecourt: ".*deals\.md" does not pass: fail, score 73/);
  });

  test('ends with 0 for what passes, without a data folder or leaving one', async () => {
    const run = await check(fileWith('fine.txt', 'Come in and look around.'));
    expect([run.status, run.errors]).toEqual([0, '']);
    expect(run.output).toContain('pass, score 100 of 100');
    expect(readdirSync(folder)).not.toContain('no-data');
  });

  test('ends with 1 for what is flagged without any error', async () => {
    const text = 'Sold as-is. Extended warranty for sale. Two more arriving soon.';
    const { status, output } = await checkInput(text, '--json');
    expect([status, JSON.parse(output).overall_status]).toEqual([1, 'flagged']);
  });

  test('--json prints the report of the contract, of standard input too', async () => {
    const { status, output } = await checkInput(faulty, '--json', '--format', 'markdown');
    expect(status).toBe(1);
    const report = JSON.parse(output);
    expect(Object.keys(report)).toEqual(['score', 'overall_status', 'issues', 'checked_at']);
    expect(report.issues[0]).toEqual({
      severity: 'error',
      rule: 'Z-PMT-AMT',
      message: expect.stringContaining('$299 per month'),
      location: 'paragraph 2, sentence 1',
      suggestion: expect.any(String),
    });
  });

  test('--state loads the rules of several states; HTML is known by its look', async () => {
    const html = '<p>Ask for our internet <b>price</b>.</p>';
    const runs = [checkInput(html), checkInput(html, '--state', 'oh,TX')];
    expect((await Promise.all(runs)).map(({ status }) => status)).toEqual([0, 1]);
  });

  test('--as-of judges an offer as on that day, one text or many', async () => {
    const text = 'Summer sale: $2,000 off MSRP, ends 8/31/2017.';
    const line = JSON.stringify({ id: 1, text });
    const runs = [
      checkInput(text),
      checkInput(text, '--as-of', '2017-08-31'),
      checkInput(text, '--as-of', '2017-09-01'),
      checkInput(line, '--jsonl', '--as-of', '2017-08-31'),
    ];
    const found = (await Promise.all(runs)).map(({ status, output }) => [
      status,
      output.includes('D-OFFER-EXPIRED'),
    ]);
    expect(found).toEqual([
      [1, true],
      [0, false],
      [1, true],
      [0, false],
    ]);
  });

  test('--state takes provinces too, where a price has to be all-in', async () => {
    const text = 'Sale price $31,450 plus freight and HST.';
    const runs = [checkInput(text, '--state', 'BC'), checkInput(text, '--state', 'on')];
    const found = (await Promise.all(runs)).map(({ output }) => output.includes('ALL-IN-FREIGHT'));
    expect(found).toEqual([false, true]);
  });

  test('ends with 2 for wrong usage', async () => {
    const wrong = [
      ['--format', 'pdf'],
      ['--state', 'XX'],
      ['--as-of', 'June'],
      ['--as-of', '2026-02-30'],
    ];
    const runs = await Promise.all(wrong.map((args) => check('-', ...args)));
    expect(runs.map(({ status }) => status)).toEqual([2, 2, 2, 2]);
    expect(runs[3]?.errors).toContain('"2026-02-30" is not a day');
  });

  test('ends with 1 for no text at all: whatever should have sent it has failed', async () => {
    const run = await checkInput(' \n');
    expect([run.status, run.output, run.errors]).toEqual([
      1,
      '',
      'forecourt: There is no text to check.\n',
    ]);
  });

  test('ends with 1 and one line for a file that is not there', async () => {
    const run = await check(join(folder, 'nothing.md'));
    expect([run.status, run.output]).toEqual([1, '']);
    expect(run.errors).toMatch(/^forecourt: There is no file ".*nothing\.md"\.\n$/);
  });
});

describe('forecourt check --jsonl', () => {
  test('prints a report a line, names lines that cannot be read, and goes on', async () => {
    const input = [
      JSON.stringify({ id: 'a', text: 'Come in.' }),
      'not json',
      '',
      JSON.stringify({ id: 2 }),
      JSON.stringify({ id: 3, text: 'No credit refused.', more: true }),
    ].join('\r\n');
    const run = await checkInput(input, '--jsonl');
    expect(run.status).toBe(1);
    const lines = run.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { id: 'a', report: expect.objectContaining({ overall_status: 'pass' }) },
      { line: 2, error: 'Line 2 is not a JSON object with "id" and "text".' },
      { line: 4, error: 'Line 4 is not a JSON object with "id" and "text".' },
      { id: 3, report: expect.objectContaining({ overall_status: 'fail' }) },
    ]);
    expect(run.errors).toBe('forecourt: 1 of 2 texts does not pass, 2 lines cannot be read.\n');
  });

  test('ends with 0 when all pass, whatever bytes a line ends in', async () => {
    const line = JSON.stringify({ id: 'ä', text: 'Grüße: come in.' });
    const run = await checkInput(`${line}\n${line}`, '--jsonl');
    expect([run.status, run.errors]).toEqual([0, '']);
    expect(run.output.trimEnd().split('\n')).toHaveLength(2);
  });

  test('skips a line of many megabytes and checks the next', async () => {
    const input = `{"id":1,"text":"${'x'.repeat(5 * 1024 * 1024)}"}\n{"id":2,"text":"Hello."}\n`;
    const run = await checkInput(input, '--jsonl');
    const lines = run.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({ line: 1, error: 'Line 1 is over 4 MiB.' });
    expect(lines[1].id).toBe(2);
  });
});
