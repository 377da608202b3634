import type { ResearchOutcome, ResearchRequest } from '../../writing/research/cloud.ts';

/** Finds what readers ask about a keyword. The embedded researcher is the default. */
export type Researcher = {
  id: string;
  research(request: ResearchRequest, signal: AbortSignal): Promise<ResearchOutcome>;
};
