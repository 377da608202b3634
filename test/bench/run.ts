import { benchHttp } from './http.ts';
import { benchImports } from './imports.ts';
import { benchWatching } from './watching.ts';
import { benchWriting } from './writing.ts';

/** `bun run bench` measures everything, `bun run bench http` one part. Never an assertion. */
const benches: Record<string, () => Promise<void>> = {
  http: benchHttp,
  imports: benchImports,
  watching: benchWatching,
  writing: benchWriting,
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = benches[name];
  if (!bench)
    throw new Error(`There is no bench "${name}"; known: ${Object.keys(benches).join(', ')}`);
  process.stdout.write(`── ${name}\n`);
  await bench();
}
