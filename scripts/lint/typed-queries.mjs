/** SQL results must have a type: see backend/src/platform/database/rows.ts. */
export const typedQueries = {
  meta: {
    type: 'problem',
    docs: { description: 'the result of a `.query()` that is used has a type argument' },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (methodOf(node) !== 'query' || node.typeArguments || isStream(node) || isUnused(node)) return;
        context.report({
          node,
          message: 'The rows have no type: use rowsOf<Row>(), rowOf, oneRow or changedRows.',
        });
      },
    };
  },
};

function methodOf({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : undefined;
}

/** `client.query(copyFrom(…))` returns the stream it is given. */
function isStream({ arguments: [statement] }) {
  return statement?.type === 'CallExpression';
}

/** Whether the result of a call is unused: `await tx.query(…);`, also followed by `.catch(…)`, or among others of one round trip. */
function isUnused(node) {
  const { parent } = node;
  if (parent.type === 'ExpressionStatement') return true;
  if (parent.type === 'CallExpression' && parent.callee.name === 'inOneRoundTrip') return isUnused(parent);
  if (['AwaitExpression', 'ChainExpression'].includes(parent.type)) return isUnused(parent);
  if (parent.type === 'UnaryExpression') return parent.operator === 'void' && isUnused(parent);
  const isCaught = parent.type === 'MemberExpression' && parent.property.name === 'catch';
  return isCaught && isUnused(parent.parent);
}
