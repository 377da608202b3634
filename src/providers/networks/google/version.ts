/**
 * Posts and reviews are still spoken of in version 4, which has no discovery document any more:
 * developers.google.com/my-business/reference/rest/v4.
 */
export const v4 = 'https://mybusiness.googleapis.com/v4';
