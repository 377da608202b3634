import type { Static } from '@sinclair/typebox';
import type {
  AcceptedDescription,
  AcceptedDescriptions,
  DescriptionAnswer,
  DescriptionBatchInput,
} from '../descriptions.ts';
import { answered, componentId } from './example-ids.ts';

const vin = '4T1G11AK5NU100042';

const description: Static<typeof DescriptionAnswer> = {
  data: {
    vin,
    status: 'complete',
    description:
      'Cold mornings are easier in this 2022 Toyota Camry SE, which has heated seats. It has a ' +
      '2.5-liter four-cylinder engine and an eight-speed automatic transmission.',
    generated_at: answered,
  },
};

const started = { vin, status: 'generating' as const, component_id: componentId };

const acceptedDescription: Static<typeof AcceptedDescription> = {
  data: {
    ...started,
    message:
      'The description is being written. Subscribe to inventory.description.completed by webhook ' +
      'to learn when it is done.',
  },
};

const batch: Static<typeof DescriptionBatchInput> = { vins: [vin, '1HGCM82633A004352'] };

const acceptedBatch: Static<typeof AcceptedDescriptions> = {
  data: {
    items: [
      started,
      {
        vin: '1HGCM82633A004352',
        status: 'failed',
        error: 'No vehicle in stock is called so.',
      },
    ],
    message:
      '1 of 2 have been started. Subscribe to inventory.description.batch_completed by webhook ' +
      'to learn when the last has ended.',
  },
};

export const descriptionExamples = {
  get_vehicle_description: { answer: description },
  create_vehicle_description: { body: {}, answer: acceptedDescription },
  create_vehicle_description_batch: { body: batch, answer: acceptedBatch },
};
