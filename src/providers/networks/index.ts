import type { Call } from '../call.ts';
import { googleNetwork } from './google/google.ts';
import { linkedinNetwork } from './linkedin/linkedin.ts';
import { facebookNetwork } from './meta/facebook.ts';
import { instagramNetwork } from './meta/instagram.ts';
import type { Networks } from './port.ts';
import { xNetwork } from './x/x.ts';

/** Every network that posts go to, over the one way out. */
export function networksFrom(
  call: Call,
  versions: { graphVersion: string; linkedinVersion: string },
): Networks {
  return {
    x: xNetwork(call),
    facebook: facebookNetwork(call, versions.graphVersion),
    instagram: instagramNetwork(call, versions.graphVersion),
    linkedin: linkedinNetwork(call, versions.linkedinVersion),
    google_business: googleNetwork(call),
  };
}
