import { type LeadFolder, leadFolders, type LeadSearch } from '../../domain/leads/desk.ts';

/** What the address asks for; a tab that is none is the first. */
export function readLeadQuery(params: URLSearchParams): LeadSearch {
  return {
    folder: leadFolders.find((name) => name === params.get('tab')) ?? 'new',
    text: (params.get('q') ?? '').trim().slice(0, 200),
  };
}

export function searchOf({ folder, text }: LeadSearch): string {
  const params = new URLSearchParams();
  if (folder !== 'new') params.set('tab', folder);
  if (text !== '') params.set('q', text);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export type FolderCounts = Record<LeadFolder, number>;
