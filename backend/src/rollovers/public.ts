export { RolloversModule, RolloversWorkerModule } from './rollovers.module.js';
export { Rollovers, ROLLOVERS_SWEEP, type NewRollover } from './data/rollovers.js';
export { OwnSeason } from './queries/own-season.js';
export { AnswerDraft } from './use-cases/answer-draft.js';
