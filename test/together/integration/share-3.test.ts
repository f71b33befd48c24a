import { defineShare } from '../../support/shares.js';

defineShare('integration', 3);
