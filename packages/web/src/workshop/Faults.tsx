import { Component, type ReactNode } from 'react'
import type { Fault } from './shape.ts'

/** What was wrong, and what would be right. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  return (
    <div className="ws-faults" role="alert" data-testid="faults">
      <h2>This cannot be shown</h2>
      <ul>
        {faults.map(({ wrong, right }) => (
          <li key={wrong}>
            <b>{wrong}</b>
            <span>Right: {right}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ErrorBoundaryProps {
  /** What is drawn; a new name tries again. */
  readonly name: string
  readonly children: ReactNode
}

/** Shows the error instead of nothing: a view that was changed by hand may break a board. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: string | undefined }> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown): { readonly broken: string } {
    return { broken: error instanceof Error ? error.message : String(error) }
  }

  override componentDidUpdate({ name }: ErrorBoundaryProps): void {
    if (name !== this.props.name && this.state.broken !== undefined) this.setState({ broken: undefined })
  }

  override render(): ReactNode {
    const { broken } = this.state
    if (broken === undefined) return this.props.children
    const right = 'a position of a real game; the console of the browser says where it broke'
    return <Faults faults={[{ wrong: `it broke while it was drawn: ${broken}`, right }]} />
  }
}
