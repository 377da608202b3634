import { problem } from '../../problem.ts';
import { MalformedFeed, OversizedFeed, UnknownFeed } from './formats/feed-error.ts';

/** Does something that reads a feed; faults of the file reject in the words of the API. */
export async function refusingFaults<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MalformedFeed) {
      const { line, column, message } = error;
      throw problem('validation_error', message, { line, column });
    }
    if (error instanceof OversizedFeed) throw problem('payload_too_large', error.message);
    if (error instanceof UnknownFeed) throw problem('validation_error', error.message);
    throw error;
  }
}
