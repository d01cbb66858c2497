// Lets Node run TypeScript as it is: the sources of this house, and games from elsewhere.
import { register } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

// Before tsx, which then meets the files of such games as modules.
register('./house-kernel.mjs', import.meta.url);
registerTsx();
