import { typedQueries } from './typed-queries.mjs';

/**
 * The rules of the house that oxlint has no rule for.
 *
 * A constructor's parameters are collaborators that Nest injects; five of them is the most that one class should
 * know. Every other function takes three at most: beyond that a named object says what is what. What overrides a
 * library's method has the library's parameters.
 */
const MOST_INJECTED = 5;
const MOST_POSITIONAL = 3;

const maxParams = {
  meta: {
    type: 'suggestion',
    docs: { description: 'at most 5 injected collaborators, 3 positional parameters' },
  },
  create(context) {
    const check = (node) => {
      if (node.parent?.override) return;
      const isConstructor = node.parent?.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const most = isConstructor ? MOST_INJECTED : MOST_POSITIONAL;
      if (node.params.length <= most) return;
      const what = isConstructor ? 'injected collaborators' : 'positional parameters';
      context.report({ node, message: `${node.params.length} ${what}: at most ${most}.` });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

export default { meta: { name: 'house' }, rules: { 'max-params': maxParams, 'typed-queries': typedQueries } };
