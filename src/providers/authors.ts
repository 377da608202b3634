import { embeddedResearcher } from './researcher/embedded.ts';
import { modelResearcher } from './researcher/model.ts';
import type { Researcher } from './researcher/port.ts';
import { makeTextModel, type TextModelParts } from './text-model/make-text-model.ts';
import type { TextModelSettings } from './text-model/settings.ts';
import { embeddedWriter } from './writer/embedded.ts';
import { modelWriter } from './writer/model.ts';
import type { ArticleWriter } from './writer/port.ts';

export type Authors = {
  researcher: Researcher;
  writer: ArticleWriter;
  /** Null where no model is set up. */
  fallbackWriter: ArticleWriter | null;
};

/** Who researches and writes: a text model where one is set, beside what needs none. */
export function authorsFrom(settings: TextModelSettings | null, parts: TextModelParts): Authors {
  const own = { researcher: embeddedResearcher, writer: embeddedWriter };
  if (!settings) return { ...own, fallbackWriter: null };
  const model = makeTextModel(settings, parts);
  return {
    researcher: modelResearcher(model, own.researcher),
    writer: modelWriter(model, own.writer),
    fallbackWriter: own.writer,
  };
}
