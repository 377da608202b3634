import type { LeadVehicle } from '../../../schema/tables/leads.ts';

/** A vehicle that somebody asks about, as it is at that time. */
export type AskedVehicle = { id: string; vehicle: LeadVehicle };
