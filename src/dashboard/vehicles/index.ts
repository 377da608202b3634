import { type PageGroup, storePage } from '../page-group.ts';
import { describeVehicles } from './describe.ts';
import { editDescriptionPage, saveDescription } from './edit-page.tsx';
import { showVehicles } from './list.tsx';
import { describeOne, handBackOne } from './describe-one.ts';
import { showVehicle } from './vehicle-page.tsx';

export const vehiclePages: PageGroup = [
  storePage({
    path: '/vehicles',
    may: 'site.read',
    get: showVehicles,
    examples: ['', '?age=over-90', '?q=no-such-car', '?order=name', '?left_out=2'],
  }),
  storePage({ path: '/vehicles/describe', may: 'vehicle.describe', post: describeVehicles }),
  storePage({ path: '/vehicles/:vehicle', may: 'site.read', get: showVehicle }),
  storePage({
    path: '/vehicles/:vehicle/description',
    may: 'vehicle.describe',
    get: editDescriptionPage,
    post: saveDescription,
  }),
  storePage({ path: '/vehicles/:vehicle/describe', may: 'vehicle.describe', post: describeOne }),
  storePage({ path: '/vehicles/:vehicle/hand-back', may: 'vehicle.describe', post: handBackOne }),
];
