/** The tabs, with what stands under each. */
export const tabs = { open: false, answered: true, all: undefined } as const;
export type TabName = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as TabName[];

export type ReviewQuery = { tab: TabName; stars: number | undefined };

export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  return {
    tab: tabNames.find((name) => name === params.get('tab')) ?? 'open',
    stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('stars')),
  };
}

export function searchOf({ tab, stars }: ReviewQuery): string {
  const params = new URLSearchParams();
  if (tab !== 'open') params.set('tab', tab);
  if (stars !== undefined) params.set('stars', String(stars));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
