import { Type } from '@sinclair/typebox';
import { Data, Instant } from './common.ts';

export const HealthAnswer = Data(
  Type.Object({ status: Type.Literal('ok'), version: Type.String(), time: Instant }),
);
