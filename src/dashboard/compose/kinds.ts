export const kinds = ['keyword', 'modellanding', 'comparison', 'salesevent'] as const;
export type Kind = (typeof kinds)[number];

export function kindIn(text: string | null): Kind {
  return kinds.find((kind) => kind === text) ?? 'keyword';
}

export const maxVehicles = 5;
