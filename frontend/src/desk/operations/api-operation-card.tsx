import type { ReactNode } from 'react';
import type { ApiContent, ApiOperation, ApiSchema } from '#common/site/api-document-calls.js';
import { Badge } from '../../ui/badges.js';
import { schemaText } from './api-schema-text.js';

export interface Operation extends ApiOperation {
  method: string;
  path: string;
}

interface OperationProps {
  operation: Operation;
  components: Readonly<Record<string, ApiSchema>>;
}

/** One call: method and path; expands to its request and responses. */
export function OperationCard({ operation, components }: OperationProps) {
  const { method, path, summary, security, parameters = [], requestBody, responses } = operation;
  return (
    <details className="rounded-card bg-surface shadow-card">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 p-4">
        <Badge tone={method === 'GET' ? 'neutral' : 'primary'}>{method}</Badge>
        <code className="min-w-0 font-semibold break-all">{path}</code>
        {security.length === 0 && <Badge tone="success">Pública</Badge>}
        <span lang="en" className="basis-full text-ink-muted">
          {summary}
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        {parameters.length > 0 && (
          <Part title="Parámetros">
            <ul className="flex flex-col gap-1">
              {parameters.map(({ name, required, description, schema }) => (
                <li key={name}>
                  <code className="font-semibold">{name}</code>
                  {required && <span className="text-ink-muted"> (obligatorio)</span>}
                  <code className="ml-2 text-ink-soft">{schemaText(schema, components, 1)}</code>
                  {description && (
                    <span lang="en" className="block text-sm text-ink-muted">
                      {description}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {requestBody && (
          <Part title="Pedido">
            <Content content={requestBody.content} components={components} />
          </Part>
        )}
        {Object.entries(responses).map(([status, { description, content }]) => (
          <Part key={status} title={`Respuesta ${status}`}>
            <p lang="en" className="text-ink-muted">
              {description}
            </p>
            {content && status === '200' && <Content content={content} components={components} />}
          </Part>
        ))}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Content({ content, components }: { content: ApiContent } & Pick<OperationProps, 'components'>) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <p className="text-sm text-ink-muted">{type}</p>
      {schema && (
        <pre className="mt-1 rounded-field bg-band p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          {schemaText(schema, components)}
        </pre>
      )}
    </div>
  ));
}
