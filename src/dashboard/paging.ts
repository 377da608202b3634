export const pageSize = 25;

export type Paging = { page: number; offset: number; first: number; last: number; total: number };

/** Which part of a list an address asks for: `?page=2`. Past the end is the last page. */
export function pagingOf(params: URLSearchParams, total: number): Paging {
  const asked = Number(params.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, pages) : 1;
  const offset = (page - 1) * pageSize;
  const last = Math.min(offset + pageSize, total);
  return { page, offset, first: total === 0 ? 0 : offset + 1, last, total };
}
