/** As JSON.parse types it: the simulation looks into answers of many shapes. */
export type Json = ReturnType<typeof JSON.parse>;
