/** Ids and times that the examples share, so that they read as one story. */
export const ideacloudId = '01960000-0000-7000-8000-0000000000a1';
export const articleId = '01960000-0000-7000-8000-0000000000b1';
export const landingId = '01960000-0000-7000-8000-0000000000b2';
export const comparisonId = '01960000-0000-7000-8000-0000000000b3';
export const eventId = '01960000-0000-7000-8000-0000000000b4';
export const componentId = '01960000-0000-7000-8000-0000000000c1';
export const webhookId = '01960000-0000-7000-8000-0000000000d1';
export const deliveryId = '01960000-0000-7000-8000-0000000000d2';
export const siteId = '01960000-0000-7000-8000-0000000000e1';
export const categoryId = '01960000-0000-7000-8000-0000000000e2';
export const brandVoiceId = '01960000-0000-7000-8000-0000000000e3';
export const elementId = '01960000-0000-7000-8000-0000000000e4';
export const keyId = '01960000-0000-7000-8000-0000000000e5';
export const vehicleId = '01960000-0000-7000-8000-0000000000f1';
export const imageId = '01960000-0000-7000-8000-0000000000f2';
export const generationId = '01960000-0000-7000-8000-0000000000f3';
export const questionIds = ['q-1762786800000-0', 'q-1762786800000-1'] as const;

export const asked = '2026-11-10T15:00:00.000Z';
export const answered = '2026-11-10T15:00:02.184Z';
export const nextCursor = 'eyJ0IjoxNzYyNzg2ODAwMDAwfQ.3QpZ0yXh2m8';
