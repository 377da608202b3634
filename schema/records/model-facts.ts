/** Safety recalls of a model year, as NHTSA lists them. */
export type Recalls = {
  count: number;
  /** The newest first, not all of them. */
  campaigns: {
    number: string;
    component: string;
    /** YYYY-MM-DD; null where the source gives no day. */
    reported: string | null;
    summary: string;
    remedy: string;
  }[];
};

/** What owners of a model year have complained of to NHTSA. */
export type Complaints = {
  count: number;
  crashes: number;
  fires: number;
  /** The parts that are named most often. */
  components: { name: string; count: number }[];
};

/** Crash-test ratings of NHTSA in stars, for each version that was tested. */
export type Ratings = {
  versions: {
    name: string;
    overall: number | null;
    frontal: number | null;
    side: number | null;
    rollover: number | null;
  }[];
};

export type ModelFacts = { recalls: Recalls; complaints: Complaints; ratings: Ratings };
export type ModelFactKind = keyof ModelFacts;
