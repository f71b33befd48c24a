export { RolloversModule, RolloversWorkerModule } from './rollovers.module.js';
export { Rollovers, ROLLOVERS_SWEEP, type NewRollover } from './rollovers.js';
export { OwnSeason } from './own-season.js';
export { AnswerDraft } from './answer-draft.js';
