import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, Uuid } from './common.ts';
import { DescriptionStatus, vehicleName } from './inventory.ts';
import { Named } from './named.ts';

export const DescriptionBatchInput = Type.Object({
  vins: Type.Array(
    Type.String({ pattern: vehicleName, maxLength: 60, description: 'As the path takes it.' }),
    {
      minItems: 1,
      maxItems: 50,
      description: 'Vehicles in stock. One that is named twice is described once.',
    },
  ),
});

const describedVin = Nullable(Type.String({ description: 'Null for a car without a number yet.' }));

export const DescriptionAnswer = Data(
  Named(
    'VehicleDescription',
    Type.Object({
      vin: describedVin,
      status: DescriptionStatus,
      description: Nullable(Type.String()),
      generated_at: Nullable(Instant),
    }),
  ),
);

const startedDescription = {
  vin: describedVin,
  status: Type.Literal('generating'),
  component_id: Uuid,
};

export const AcceptedDescription = Data(
  Named('AcceptedDescription', Type.Object({ ...startedDescription, message: Type.String() })),
);

export const AcceptedDescriptions = Data(
  Type.Object({
    items: Type.Array(
      Type.Union([
        Named('StartedDescription', Type.Object(startedDescription)),
        Named(
          'RejectedDescription',
          Type.Object({
            vin: Type.String({ description: 'As it was given.' }),
            status: Type.Literal('failed'),
            error: Type.String({ description: 'Why, in a sentence for people.' }),
          }),
        ),
      ]),
      { description: 'In the order of `vins`.' },
    ),
    message: Type.String(),
  }),
);
