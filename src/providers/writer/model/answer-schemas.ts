import { Type } from '@sinclair/typebox';

const closed = { additionalProperties: false };
const text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });

/** The title and the order of sections; `covers` has ids of planned sections. */
export const OutlineAnswer = Type.Object(
  {
    title: text(160),
    sections: Type.Array(
      Type.Object({ heading: text(160), covers: Type.Array(text(120), { maxItems: 80 }) }, closed),
      { minItems: 1, maxItems: 80 },
    ),
  },
  closed,
);

export const SectionAnswer = Type.Object(
  {
    paragraphs: Type.Array(
      Type.Object({ text: text(4000), fact_ids: Type.Array(text(200), { maxItems: 60 }) }, closed),
      { minItems: 1, maxItems: 20 },
    ),
  },
  closed,
);

/** One for each text that was sent, in its order. */
export const LabelsAnswer = Type.Object(
  { translations: Type.Array(text(300), { minItems: 1, maxItems: 80 }) },
  closed,
);
