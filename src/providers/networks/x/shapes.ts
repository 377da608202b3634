import { Type } from '@sinclair/typebox';

/*
 * What is read of the answers of X, by its own description (github.com/xdevplatform/docs,
 * openapi.json, version 2.167). test/support/networks has what requests are held to.
 */
const id = Type.String({ pattern: '^[0-9]{1,19}$' });

export const CreatedTweet = Type.Object({ data: Type.Object({ id }) });

export const DeletedTweet = Type.Object({ data: Type.Object({ deleted: Type.Boolean() }) });

export const UploadedMedia = Type.Object({
  data: Type.Object({
    id,
    processing_info: Type.Optional(
      Type.Object({
        state: Type.String(),
        check_after_secs: Type.Optional(Type.Number()),
      }),
    ),
  }),
});

export const Me = Type.Object({
  data: Type.Object({ id, name: Type.String(), username: Type.String() }),
});

export const Timeline = Type.Object({
  data: Type.Optional(
    Type.Array(
      Type.Object({
        id,
        text: Type.String(),
        note_tweet: Type.Optional(Type.Object({ text: Type.String() })),
        entities: Type.Optional(
          Type.Object({
            urls: Type.Optional(
              Type.Array(
                Type.Object({
                  url: Type.String(),
                  expanded_url: Type.Optional(Type.String()),
                  media_key: Type.Optional(Type.String()),
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  ),
});
