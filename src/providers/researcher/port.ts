import type { ResearchOutcome, ResearchRequest } from '../../writing/research/cloud.ts';
import type { ModelJob } from '../text-model/port.ts';

/** Finds what readers ask about a keyword. The embedded researcher is the default. */
export type Researcher = {
  id: string;
  /** Without a `job` no model is asked, since nobody counts what it costs. */
  research(request: ResearchRequest, signal: AbortSignal, job?: ModelJob): Promise<ResearchOutcome>;
};
