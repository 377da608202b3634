import type { ContentTool } from '../../../schema/contracts/content-tools.ts';
import type { Fault, MadeComponent } from './tools/content-tool.ts';
import { toolOf } from './tools/index.ts';
import type { ToolInput } from './tools/tool-input.ts';

export type Result = MadeComponent & { faults: readonly string[] };
/** What each tool made, with what it does not hold to. */
export type Results = ReadonlyMap<ContentTool, readonly Result[]>;

/** Runs tools over an article. Pure. */
export function makeComponents(input: ToolInput, tools: readonly ContentTool[]): Results {
  return new Map(
    tools.map((id) => {
      const tool = toolOf(id);
      const made = tool.run(input);
      const faults = tool.faultsIn(made, input);
      return [id, made.map((one) => ({ ...one, faults: problemsOf(one, faults) }))];
    }),
  );
}

function problemsOf({ type }: MadeComponent, faults: readonly Fault[]): string[] {
  return faults.flatMap((fault) => (fault.type === type ? [fault.problem] : []));
}
