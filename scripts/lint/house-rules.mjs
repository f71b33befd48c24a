import { typedQueries } from './typed-queries.mjs';

/**
 * Lint rules of this repository that oxlint does not have.
 *
 * A constructor has at most 5 parameters, which Nest injects. Every other function has at most 3; more are passed as an object with
 * named properties. A method that overrides one of a library has the library's parameters.
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
