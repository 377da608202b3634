import { describe, expect, test } from 'bun:test';
import { dirname, join, relative } from 'node:path';
import { loopNames } from '../src/lib/loop-name.ts';
import { longFunctions } from './support/function-lengths.ts';

/** Style kept alive by a test. Every failure names the file and how to mend it. */
const root = join(import.meta.dir, '..');
const glob = new Bun.Glob('{src,schema,jobs,test}/**/*.{ts,tsx}');
const files = [...glob.scanSync({ cwd: root })].sort();
const texts = new Map(
  await Promise.all(
    files.map(async (file) => [file, await Bun.file(join(root, file)).text()] as const),
  ),
);
const code = files.filter((file) => !file.startsWith('test/'));

function linesOf(file: string): string[] {
  return (texts.get(file) ?? '').trimEnd().split('\n');
}

/** Files of ours that a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  return importsIn(texts.get(file) ?? '', file);
}

function importsIn(text: string, file: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g);
  return [...found].map((match) => relative(root, join(root, dirname(file), match[1] ?? '')));
}

/** The same without what only types need, which is gone when the program runs. */
function neededBy(file: string): string[] {
  const text = (texts.get(file) ?? '').replaceAll(/(?:import|export) type [^;]*;/g, '');
  return importsIn(text, file);
}

function packagesOf(file: string): string[] {
  const found = (texts.get(file) ?? '').matchAll(/from ['"]([^.'"][^'"]*)['"]/g);
  return [...found].map((match) => match[1] ?? '');
}

function expectNone(offenders: string[], mend: string): void {
  expect(offenders.length === 0 ? '' : `${mend}\n  ${offenders.join('\n  ')}`).toBe('');
}

describe('sizes', () => {
  test('no file of the program is over 250 lines', () => {
    const long = code.filter((file) => linesOf(file).length > 250);
    expectNone(long, 'Move a second idea into a file of its own:');
  });

  test('nine files in ten are at most 150 lines, and half at most 60', () => {
    const sizes = code.map((file) => linesOf(file).length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.9)] ?? 0).toBeLessThanOrEqual(150);
    expect(sizes[Math.floor(sizes.length / 2)] ?? 0).toBeLessThanOrEqual(60);
  });

  test('no line is over 100 columns', () => {
    const long = files.flatMap((file) => {
      return linesOf(file).flatMap((line, index) =>
        line.length > 100 ? [`${file}:${index + 1}`] : [],
      );
    });
    expectNone(long, 'Break the line:');
  });

  test('no function is over 60 lines', () => {
    const long = code.flatMap((file) => {
      return longFunctions(texts.get(file) ?? '', 60).map((found) => `${file}:${found}`);
    });
    // A group's routes are one chain of declarations, which says nothing about complexity.
    const offenders = long.filter((found) => !/\/routes\.tsx?:/.test(found));
    expectNone(offenders, 'Name a part of the function and move it out:');
  });
});

describe('imports', () => {
  const rules: [from: RegExp, to: RegExp, why: string][] = [
    [/^schema\//, /^(src|jobs|test)\//, 'schema knows nothing of the program'],
    [/^src\/lib\//, /^(?!src\/lib\/)/, 'lib is a leaf: it imports nothing of ours'],
    [
      /^src\/(writing|providers)\//,
      /^src\/(domain|db|http|work|events|cli|idempotency|limits|secrets)\//,
      'pure parts stay pure',
    ],
    [/^src\/http\//, /^src\/domain\//, 'http does not know the groups'],
    [/^src\/db\//, /^src\/(domain|http|work|events)\//, 'the store knows no callers'],
    [/^jobs\//, /^src\/(http|cli)\//, 'jobs call verbs'],
    [/^(src|schema|jobs)\//, /^test\//, 'the program does not need its tests'],
  ];
  for (const [from, to, why] of rules) {
    test(`${why}: ${from.source} imports no ${to.source}`, () => {
      const offenders = code
        .filter((file) => from.test(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((one) => to.test(one))
            .map((one) => `${file} → ${one}`),
        );
      expectNone(offenders, `Turn the dependency round (${why}):`);
    });
  }

  test('croner is seen only in jobs/loop.ts', () => {
    const seen = code.filter((file) => packagesOf(file).includes('croner'));
    expect(seen).toEqual(['jobs/loop.ts']);
  });

  test('groups do not import each other in a circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const file of code) {
      const from = file.match(/^src\/domain\/([^/]+)\//)?.[1];
      if (!from) continue;
      for (const imported of importsOf(file)) {
        const to = imported.match(/^src\/domain\/([^/]+)\//)?.[1];
        if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
    // Types count: a group that knows another's shapes cannot be changed without it.
    expectNone(cyclesIn(edges), 'Let an event carry the call that points upward:');
  });

  test('no file rests on itself by way of others, at run time', () => {
    const edges = new Map(code.map((file) => [file, new Set(neededBy(file))]));
    expectNone(cyclesIn(edges), 'Move what both need into a file of its own:');
  });

  test('only src/db/sqlite and the files of one machine open SQLite', () => {
    const ofTheMachine = /^src\/db\/(folder-lock|inspect-log|log-file|run-log)\.ts$/;
    const own = /^(src\/db\/sqlite|schema\/migrations|src\/cli\/selftest)\//;
    const seen = code.filter((file) => packagesOf(file).includes('bun:sqlite'));
    const strangers = seen.filter((file) => !own.test(file) && !ofTheMachine.test(file));
    expectNone(strangers, 'Ask the store for it (src/db/store.ts):');
  });

  test('only the providers open connections', () => {
    const clients = /\bfetch\(|node:(https?|net|tls)['"]|Bun\.(connect|s3)\b|S3Client/;
    const seen = code.filter((file) => clients.test(texts.get(file) ?? ''));
    // The script of pages runs in the browser.
    const own = /^src\/(providers|cli\/demo)\/|^src\/dashboard\/assets\/app\.ts$/;
    const strangers = seen.filter((file) => !own.test(file));
    expectNone(strangers, 'Use ctx.call:');
  });
});

describe('words', () => {
  const bans: [pattern: RegExp, where: RegExp, mend: string][] = [
    [/\bas any\b|: any\b|<any>/, /^/, 'Give it its type:'],
    [/@ts-(ignore|expect-error|nocheck)/, /^/, 'Mend the type:'],
    [
      /\bconsole\.(log|error|warn)\b/,
      /^(src|schema|jobs)\//,
      'Use ctx.log, or print in a command:',
    ],
    [/\b(TODO|FIXME|XXX|HACK)\b/, /^/, 'Do it, or write an issue:'],
    [/\b(test|describe|it)\.only\b/, /^test\//, 'Run the whole suite:'],
    [
      /expect\(.*(performance\.now|Bun\.nanoseconds|Date\.now)/,
      /^test\/(?!bench)/,
      'Assert what happens and in which order, not how long it takes:',
    ],
    // The scripts of the browser are imported as texts, which have a default export alone.
    [
      /^export default\b/m,
      /^(src\/(?!dashboard\/assets\/(?:app|editing|focus|typed)\.ts)|schema\/(?!embedded)|jobs)/,
      'Export by name:',
    ],
  ];
  for (const [pattern, where, mend] of bans) {
    test(`no ${pattern.source}`, () => {
      const offenders = files
        .filter((file) => where.test(file) && file !== 'test/house.test.ts')
        .flatMap((file) => (pattern.test(texts.get(file) ?? '') ? [file] : []));
      expectNone(offenders, mend);
    });
  }

  test('only src/db writes SQL that SQLite alone knows', () => {
    const own = new RegExp(
      [
        String.raw`\bjson_(each|tree|set)\(|\b(instr|iif|unixepoch|strftime)\(`,
        String.raw`\bGLOB\b|\bPRAGMA\b|\browid\b|\bINDEXED BY\b|sql(<\w+>)?\`\+`,
        String.raw`\)\s+IS NOT \(|[^.\w](max|min)\((?!\$\{\w+(\.\w+)?\}\))[^()\`]*,`,
      ].join('|'),
    );
    const inSql = (file: string) =>
      [...(texts.get(file) ?? '').matchAll(/(?:sql(?:<[^`]*>)?`)[^`]*`/g)].map(String);
    const callers = code.filter((file) => /^(src|jobs)\/(?!db\/)/.test(file));
    const offenders = callers.filter((file) => inSql(file).some((text) => own.test(text)));
    expectNone(offenders, 'Use src/db/dialect.ts, or add there what it lacks:');
  });

  test('the environment is read only in src/config/env.ts', () => {
    const readers = code.filter((file) => /(process|Bun)\.env\b/.test(texts.get(file) ?? ''));
    expect(readers).toEqual(['src/config/env.ts']);
  });

  test('the clock, random numbers and ids come from src/lib', () => {
    const sources = /Date\.now\(\)|new Date\(\)|Math\.random\(\)|randomUUID/;
    const users = code.filter((file) => sources.test(texts.get(file) ?? ''));
    expectNone(
      users.filter((file) => !file.startsWith('src/lib/')),
      'Take it from the context:',
    );
  });

  test('no file has a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|services?|types|managers?|misc|common-utils)(\.|\/)/;
    expectNone(
      files.filter((file) => empty.test(file)),
      'Name the file after what it does:',
    );
  });

  test('files are named in kebab-case', () => {
    const odd = files.filter((file) => !/^[a-z0-9./-]+$/.test(file));
    expectNone(odd, 'Rename it:');
  });
});

describe('lists', () => {
  test('every group of the API has a contract and tests of the same name', () => {
    const listed = code.flatMap(
      (file) => file.match(/^src\/domain\/([^/]+)\/routes\.ts$/)?.[1] ?? [],
    );
    const offenders = listed.flatMap((group) => {
      const hasContract = files.includes(`schema/contracts/${group}.ts`);
      const hasTest = files.some((file) => file.startsWith(`test/api/${group}`));
      return [
        ...(hasContract ? [] : [`schema/contracts/${group}.ts is missing`]),
        ...(hasTest ? [] : [`test/api/${group}.test.ts is missing`]),
      ];
    });
    expectNone(offenders, 'Add the file:');
  });

  test('every loop has a test of the same name', () => {
    const missing = loopNames.filter((name) => !files.includes(`test/jobs/${name}.test.ts`));
    expectNone(missing, 'Write test/jobs/<loop>.test.ts for:');
  });

  test('every program file is imported by another, or is an entry', () => {
    const imported = new Set(files.flatMap(importsOf));
    const entries = ['src/main.ts', 'src/draw-cards.ts', 'schema/embedded-text.d.ts'];
    const dead = code.filter((file) => !imported.has(file) && !entries.includes(file));
    expectNone(dead, 'Delete the file, or list it:');
  });
});

/** What can be reached from itself. */
function cyclesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const isOnCircle = (start: string): boolean => {
    const seen = new Set<string>();
    const waiting = [...(edges.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(edges.get(next) ?? []));
    }
    return false;
  };
  return [...edges.keys()].filter(isOnCircle);
}
