/** To an owner: a paid plan or position ends soon. */
export const PLAN_ENDS_MAIL = 'plan-ends';
/** To the operator: the plans and positions that end soon. */
export const PLANS_ENDING_MAIL = 'plans-ending';
/** To an owner: the plan has lapsed. */
export const PLAN_ENDED_MAIL = 'plan-ended';
/** To the operator: the plans that have lapsed. */
export const PLANS_ENDED_MAIL = 'plans-ended';
