import { joinWithAnd, joinWithOr } from '../realise/lists.ts';

/** "5.0L V8 (480 hp or 500 hp in the Dark Horse)": an engine that has two outputs is named once. */
export function enginesText(engines: readonly string[]): string {
  const parted = engines.map((text) => /^(.+?) \(([^()]*)\)$/.exec(text)?.slice(1) ?? [text]);
  const groups = Map.groupBy(parted, ([name = '']) => name);
  const texts = [...groups].map(([name, all]) => {
    const told = all.flatMap(([, output]) => output ?? []);
    // What most of them have comes before what one trim has.
    const outputs = told.toSorted((one, two) => Number(noted(one)) - Number(noted(two)));
    return outputs.length > 0 ? `${name} (${joinWithOr(outputs)})` : name;
  });
  return joinWithAnd(texts);
}

function noted(output: string): boolean {
  return !/^\d+(?: to \d+)? hp$/.test(output);
}
