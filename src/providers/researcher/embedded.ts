import type { Researcher } from './port.ts';

/**
 * Research without any network: the default, and what works when no model is set up. Its lexicon is
 * read at the first keyword, so that the server starts without it.
 */
export const embeddedResearcher: Researcher = {
  id: 'embedded',
  async research(request, signal) {
    signal.throwIfAborted();
    const { research } = await import('../../writing/research/research.ts');
    return research(request);
  },
};
