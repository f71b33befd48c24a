import { ProposalMail } from './proposal-mail.js';
import { OwnProposal } from './own-proposal.js';
import { DecideProposal } from './decide-proposal.js';
import { OwnerProposals } from './owner-proposals.js';
import { PublishedContent } from './published-content.js';

/** Proposals of owners and decisions on them, in the web process (docs/decisions/0067). */
export const PROPOSALS = [DecideProposal, OwnerProposals, OwnProposal, ProposalMail, PublishedContent];
