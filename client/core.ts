/** What every page needs: the build injects this first, so that all of it lies in one file. */
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
import '../shared/tree-screens.ts'
import './app.tsx'
import './page-loader.ts'
import './user-agent.ts'
