/**
 * Why a source gave no figures. `unauthorized`: it does not take the access token. `dead`: nobody
 * can come by another without connecting again. `refused`: it will not before somebody changes
 * something. `busy`: a quota is used up. `passing`: try again.
 */
export class SourceFault extends Error {
  override name = 'SourceFault';
  constructor(
    readonly kind: 'unauthorized' | 'dead' | 'refused' | 'busy' | 'passing' | 'cancelled',
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
