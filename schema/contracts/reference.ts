import { Type } from '@sinclair/typebox';
import { Data } from './common.ts';

const descriptions = Type.Record(Type.String(), Type.String());

export const ScopesAnswer = Data(Type.Object({ scopes: descriptions }));
export const EventTypesAnswer = Data(Type.Object({ event_types: descriptions }));
export const ContentToolsAnswer = Data(Type.Object({ content_tools: Type.Array(Type.String()) }));
