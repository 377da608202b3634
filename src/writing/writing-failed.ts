/** The brief cannot carry a text; `message` is a sentence for the client. */
export class WritingFailed extends Error {
  override name = 'WritingFailed';
}
