/** The version of the public contract, as the API description states it. */
export const contractVersion = '1.2.0';
