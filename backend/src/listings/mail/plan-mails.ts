/** To an owner: a paid plan or position ends soon. */
export const PLAN_ENDS_MAIL = 'plan-ends';
/** To the operator: which ones end soon. */
export const PLANS_ENDING_MAIL = 'plans-ending';
