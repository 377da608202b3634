import { Type } from '@sinclair/typebox';
import { Data } from './common.ts';
import { ContentToolName } from './content-tools.ts';
import { Named } from './named.ts';

const descriptions = Named('Descriptions', Type.Record(Type.String(), Type.String()));

export const ScopesAnswer = Data(Type.Object({ scopes: descriptions }));
export const EventTypesAnswer = Data(Type.Object({ event_types: descriptions }));
export const ContentToolsAnswer = Data(Type.Object({ content_tools: Type.Array(ContentToolName) }));
